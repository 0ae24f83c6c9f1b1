import { readFileSync } from "node:fs";
import { parse } from "yaml";

interface Service {
  environment: Record<string, string>;
  read_only: boolean;
  tmpfs: string[];
  cap_drop: string[];
  security_opt: string[];
  mem_limit: string;
  stop_grace_period: string;
}

/** What compose.yaml says of a service, with values for what it asks of the environment, as an engine's flags and variables. */
export function readService(name: string, values: Readonly<Record<string, string>>) {
  const file = parse(readFileSync("deploy/compose.yaml", "utf8"), { merge: true }) as { services: Record<string, Service> };
  const service = file.services[name];
  if (!service) throw new Error(`compose.yaml has no service ${name}`);
  const fill = (text: string) =>
    text.replaceAll(/\$\{(\w+):([?-])\}/g, (_, key: string, mark: string) => {
      const value = values[key];
      if (value === undefined && mark === "?") throw new Error(`compose.yaml wants ${key}`);
      return value ?? "";
    });
  const flags = [
    ...(service.read_only ? ["--read-only"] : []),
    ...service.tmpfs.flatMap((path) => ["--tmpfs", path]),
    ...service.cap_drop.flatMap((right) => ["--cap-drop", right]),
    ...service.security_opt.flatMap((option) => ["--security-opt", option.replace(":true", "")]),
    ...["--memory", service.mem_limit, "--stop-timeout", service.stop_grace_period.replace("s", "")],
  ];
  const environment = Object.fromEntries(Object.entries(service.environment).map(([key, value]) => [key, fill(String(value))]));
  return { flags, environment };
}
