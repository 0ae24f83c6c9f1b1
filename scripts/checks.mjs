// What needs neither a build nor a server: `npm run check` runs it alone, `npm test` with everything else.

const npm = (script) => ["npm", ["run", "--silent", script]];

/** Each stands by itself and may run beside the others, once `astro sync` has written the types of the content. */
export const CHECKS = [
  { name: "types", command: npm("check:types") },
  { name: "types of pages", command: npm("check:pages") },
  { name: "unit", command: npm("test:unit") },
  { name: "lint", command: npm("check:lint") },
  { name: "imports", command: npm("check:imports") },
];

/** What the checks of types read. */
export const SYNC = ["astro", ["sync"]];
