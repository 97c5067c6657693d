// Program of the tests of simulated processes. Its first argument says what it does.
import { spawn } from "node:child_process";
import process from "node:process";

const [what, ...words] = process.argv.slice(2);

switch (what) {
  case "exit":
    console.error("before the exit");
    setTimeout(() => console.log("never"), 10);
    process.exit(3);
    break;
  case "throw":
    await new Promise((resolve) => setTimeout(resolve, 5));
    throw new Error("not caught");
  case "forget":
    void new Promise((_, reject) => setTimeout(() => reject(new Error("not awaited")), 5));
    break;
  case "input":
    for await (const chunk of process.stdin)
      console.log(String(chunk).trim(), words.join(), process.env["WORD"]);
    break;
  case "wait":
    setInterval(() => {}, 1000);
    break;
  case "unref":
    setInterval(() => console.log("late"), 1000).unref();
    break;
  case "child": {
    const child = spawn(process.execPath, [process.argv[1]!, "wait"], { stdio: "ignore" });
    setTimeout(() => child.kill(), 50);
    child.on("exit", (code, signal) => console.log(code, signal));
    break;
  }
  case "other":
    spawn("ls", ["/"]);
    break;
}
