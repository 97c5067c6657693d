// Entry of a program in a simulation. program-modules.ts gives this module other contents for each started process.
export {};
