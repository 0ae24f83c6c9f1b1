import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const git = (folder: string, ...args: string[]) => {
  const author = ["-c", "user.name=Release", "-c", "user.email=release@exemplo.com.br", "-c", "init.defaultBranch=main"];
  return execFileSync("git", [...author, "-C", folder, ...args], { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
};

/** A repository of the sources as they stand, whoever has committed them, for others to clone. */
export function makeRepository(folder: string): void {
  const files = git(process.cwd(), "ls-files", "-z", "--cached", "--others", "--exclude-standard").split("\0");
  // What was removed and not committed is not there.
  for (const file of files.filter((one) => one !== "" && existsSync(one))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  git(folder, "init", "--quiet");
  commit(folder, "First");
}

/** The next release of a repository: it has a migration more. */
export function releaseMigration(folder: string): void {
  const file = join(folder, "src/server/database/migrate.ts");
  const end = "\n};\n\n/** PostgreSQL's";
  const source = readFileSync(file, "utf8");
  const line = '  "999-later": { up: async (db) => void (await db.schema.createTable("later").addColumn("id", "integer").execute()) },';
  if (!source.includes(end)) throw new Error(`${file} lists its migrations otherwise`);
  writeFileSync(file, source.replace(end, `\n${line}${end}`));
  commit(folder, "Later");
}

function commit(folder: string, message: string): void {
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "--message", message);
}
