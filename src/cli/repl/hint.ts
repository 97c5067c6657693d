import { inspect } from "node:util";
import { didYouMean, nearest } from "../../../ffi/nearest.ts";
import { declarations, qualified } from "../manual/declarations.ts";
import { arithmeticHint } from "./cuda-mistakes.ts";
import { propertiesOf, valueAt } from "./properties.ts";
import type { Session } from "./session.ts";

const modules = ["rdma", "cuda", "direct", "memory", "group", "libraries", "ib", "cu"];

/**
 * Returns one line that suggests the intended input after a failure, or undefined when there is no
 * suggestion.
 */
export function hintFor(
  error: unknown,
  text: string,
  session: Session,
  commands: readonly string[],
): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const unknown = /^(?:Can't find variable: )?([\w$]+)(?: is not defined)?$/.exec(error.message)?.[1];
  if (error instanceof ReferenceError && unknown !== undefined && text.includes(unknown))
    return forName(unknown, session, commands);
  const called = /^([A-Za-z_$][\w$]*(?:\.[\w$]+)+) is not a function/.exec(error.message)?.[1];
  if (called !== undefined) return text.includes(called) ? forCall(called, session) : undefined;
  const made = /\bnew\s+(?:\w+\.)*(\w+)\s*\(/.exec(text)?.[1];
  // The runtime's error message mentions missing arguments.
  if (made !== undefined && /undefined|destructure/.test(error.message)) return forClass(made);
  return undefined;
}

function forName(name: string, session: Session, commands: readonly string[]): string | undefined {
  if (commands.includes(`.${name}`)) return `.${name}, with a dot, is a command of the prompt.`;
  const at = modules.filter((module) => session.has(module) && name in (session.get(module) as object));
  if (at.length > 0) return `There is ${at.map((module) => `${module}.${name}`).join(" and ")}.`;
  const near = nearest(name, session.names());
  return near && `Did you mean ${near}?`;
}

function forCall(path: string, session: Session): string | undefined {
  const [, of = "", name = ""] = /^(.*)\.([\w$]+)$/.exec(path) ?? [];
  const owner = valueAt(session, of);
  if (owner === undefined || owner === null) return undefined;
  if (name in Object(owner)) {
    const value = inspect((owner as Record<string, unknown>)[name], { depth: 0, breakLength: Infinity });
    return value.length > 60 ? undefined : `${path} is ${value}, not a function.`;
  }
  const hint = arithmeticHint(owner, of, name);
  if (hint !== undefined) return hint;
  const near = nearest(name, propertiesOf(owner));
  return near && `Did you mean ${of}.${near}?`;
}

/** Returns the names of the methods and functions that create an object of the class. */
function forClass(name: string): string | undefined {
  const gives = new RegExp(`\\): (?:Promise<)?${name}(?:For<.*)?>?$`);
  const makers = declarations().filter(({ kind, signature }) => kind === "method" && gives.test(signature));
  if (makers.length === 0) return undefined;
  return `Create one with ${makers
    .slice(0, 3)
    .map((maker) => `${qualified(maker)}()`)
    .join(", ")}.`;
}

/**
 * Returns the missing name of a path that evaluated to undefined, with the nearest existing name. Returns
 * undefined for other inputs.
 */
export function undefinedText(text: string, session: Session): string | undefined {
  const path = /^\s*([A-Za-z_$][\w$]*(?:\.[\w$]+|\[\d+\])*)\s*;?\s*$/.exec(text)?.[1];
  if (path === undefined) return undefined;
  const [, of = "", name = ""] = /^(.*)\.([\w$]+)$/.exec(path) ?? [];
  const owner = of === "" ? undefined : valueAt(session, of);
  if (owner === undefined || owner === null || name in Object(owner)) return "undefined";
  return `undefined: ${of} has no ${name}${didYouMean(name, propertiesOf(owner))}`;
}
