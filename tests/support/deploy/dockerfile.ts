export interface Instruction {
  name: string;
  text: string;
}

export interface Stage {
  name: string;
  instructions: Instruction[];
}

/** The stages of a Dockerfile with their instructions; lines are not continued in it. */
export function readDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const line of text.split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const [name = ""] = line.split(" ", 1);
    const rest = line.slice(name.length).trim();
    if (name === "FROM") stages.push({ name: / AS (\S+)$/.exec(rest)?.[1] ?? "", instructions: [] });
    else stages.at(-1)?.instructions.push({ name, text: rest });
  }
  return stages;
}

/** What the only instruction of a name in a stage says. */
export function textOf(stage: Stage, name: string): string {
  const [found, ...others] = stage.instructions.filter((instruction) => instruction.name === name);
  if (!found || others.length > 0) throw new Error(`The stage has not exactly one ${name}`);
  return found.text;
}

/** The command of a CMD or HEALTHCHECK instruction in its JSON form. */
export function commandOf(text: string): string[] {
  return JSON.parse(text.slice(text.indexOf("["))) as string[];
}
