/** No circle of rooms: what two of them need of each other belongs in a third. Tests look where they like. */
const { options } = require("./.dependency-cruiser.cjs");

module.exports = {
  forbidden: [
    {
      name: "no-circle-of-rooms",
      severity: "error",
      scope: "folder",
      from: { path: "^src/(admin|domain|server)/[^/]+$" },
      to: { circular: true, path: "^src/(admin|domain|server)/[^/]+$" },
    },
    {
      name: "services-from-above",
      severity: "error",
      comment: "A room is given what it needs; only those above all others ask for the running services.",
      from: { path: "^src/server/[^/]+/", pathNot: "^src/server/(answers|front|panel)/" },
      to: { path: "^src/server/(services|start-services)\\.ts$" },
    },
  ],
  options: { ...options, exclude: { path: "\\.test\\.tsx?$" } },
};
