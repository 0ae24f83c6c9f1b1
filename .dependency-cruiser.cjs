/** What may import what; docs/architecture.md says why. */
const allowed = {
  content: ["content", "src/domain"],
  "src/domain": ["src/domain"],
  "src/server": ["src/server", "src/domain", "content"],
  "src/site": ["src/site", "src/domain"],
  "src/admin": ["src/admin", "src/domain", "content"],
  "src/actions": ["src/actions", "src/server", "src/domain", "content"],
  integrations: ["integrations"],
};

/** A unit test may read the content its subject must agree with, and styles. */
const TESTS = "\\.test\\.tsx?$";

module.exports = {
  forbidden: [
    ...Object.entries(allowed).map(([from, to]) => ({
      name: `${from.replace("src/", "")}-imports`,
      severity: "error",
      comment: `${from} may import only ${to.join(", ")} and packages.`,
      from: { path: `^${from}/`, pathNot: TESTS },
      to: { path: "^(content|src|integrations|tests|bench|scripts)/", pathNot: to.map((folder) => `^${folder}/`) },
    })),
    {
      name: "content-by-snapshot",
      severity: "error",
      comment: "What the site says comes from SiteContent, where the owner's values lie over the files.",
      from: { path: "^src/", pathNot: [TESTS, "^src/server/content/content-files\\.ts$"] },
      to: { path: "^content/", pathNot: "^content/preset-titles\\.ts$" },
    },
    { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
    { name: "no-unresolvable", severity: "error", from: {}, to: { couldNotResolve: true, pathNot: "^(astro:|virtual:)" } },
    { name: "no-undeclared-package", severity: "error", from: {}, to: { dependencyTypes: ["npm-no-pkg", "npm-unknown"] } },
    { name: "domain-has-no-io", severity: "error", from: { path: "^src/domain/", pathNot: TESTS }, to: { dependencyTypes: ["core"] } },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types", "node", "default"] },
  },
};
