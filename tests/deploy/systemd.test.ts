import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeWhere } from "#support/deploy/describe-where";
import { Machine } from "#support/deploy/machine";
import { noteFigure } from "#support/deploy/note-figure";
import { readCommands } from "#support/deploy/operations";
import { makeRepository, releaseMigration } from "#support/deploy/repository";
import { makeTemporaryFolder } from "#support/machine/temporary-folder";
import { REAL_TITLES, writeRealPage } from "#support/publishing/real-page";
import { readActionData } from "#support/site/action-data";

const MINUTE = 60_000;
/** Caddy certifies such a name itself. */
const NAME = "www.abre-facil.localhost";
const OWNER = "dona@exemplo.com.br";
const AUTHORITY = "/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt";
const WORDS = { "{address of the repository}": "/srv/abre-facil", "www.example.com.br": NAME, "owner@example.com.br": OWNER };
const SECTION = "One machine: systemd, Caddy, SQLite";
const MAX_EXPOSURE = 2.5;
const DATA = "/var/lib/abre-facil";

describeWhere(
  ["root", "mmdebstrap", "systemd-nspawn", "slirp4netns"],
  "the systemd unit in a booted Debian, by the commands of the page",
  () => {
    const [install = "", upgrade = "", wayBack = "", restore = ""] = readCommands(SECTION, WORDS);
    let machine: Machine;
    let repository: string;
    let password: string;
    let cookie = "";
    let copy = "";
    const cleanUps: (() => void)[] = [];

    beforeAll(async () => {
      const folder = makeTemporaryFolder({ onTestFinished: (cleanUp) => void cleanUps.push(cleanUp as () => void) });
      repository = join(folder, "repository");
      mkdirSync(repository);
      makeRepository(repository);
      machine = await Machine.boot({ "/srv/abre-facil": repository });
    }, 15 * MINUTE);
    afterAll(async () => {
      await machine?.stop();
      for (const cleanUp of cleanUps) cleanUp();
    }, MINUTE);

    /** A request by way of Caddy. */
    async function ask(path: string, input?: object): Promise<{ status: number; headers: string; body: string }> {
      const sent = [
        "--request",
        "POST",
        "--header",
        "'content-type: application/json'",
        "--header",
        `'origin: https://${NAME}'`,
        "--data-binary",
        "@-",
      ];
      const to = ["--resolve", `${NAME}:443:127.0.0.1`, "--cacert", AUTHORITY, `https://${NAME}${path}`];
      const curl = [
        "curl",
        "--silent",
        "--show-error",
        "--include",
        "--http1.1",
        "--header",
        `'cookie: ${cookie}'`,
        ...(input ? sent : []),
        ...to,
      ];
      const body = Buffer.from(JSON.stringify(input ?? {})).toString("base64");
      const answer = await machine.run(`echo ${body} | base64 --decode | ${curl.join(" ")}`);
      // curl itself says "HTTP/1.1 100" first where it waits to be let send.
      const [, status, headers = "", text = ""] = /HTTP\/1\.1 ([2-5]\d\d)[^\n]*\n(.*?)\r\n\r\n(.*)$/s.exec(answer) ?? [];
      return { status: Number(status), headers, body: text };
    }

    async function call<T>(action: string, input: object): Promise<T> {
      const { status, body } = await ask(`/_actions/${action}`, { callKey: crypto.randomUUID(), ...input });
      if (status >= 300) throw new Error(`${action} answered ${status}: ${body}`);
      return readActionData<T>(body);
    }

    const save = (index: number) => {
      const title = REAL_TITLES[index] ?? "";
      return call<{ slug: string; status: string }>("pages.save", { title, content: writeRealPage(title).content });
    };
    const statusOf = async (path: string) => (await ask(path)).status;
    const untilUp = () => expect.poll(() => statusOf("/readyz"), { timeout: MINUTE, interval: 500 }).toBe(200);

    /** How visitors were answered who came by way of Caddy while something was done. */
    async function visitWhile(work: () => Promise<unknown>): Promise<string[]> {
      const visit = `curl --silent --output /dev/null --write-out '%{http_code}\\n' --resolve ${NAME}:443:127.0.0.1 --cacert ${AUTHORITY} https://${NAME}/faq`;
      const visiting = machine.run(`rm -f /run/over; while [ ! -e /run/over ]; do ${visit} || true; done`);
      try {
        await work();
      } finally {
        machine.tryRun("touch /run/over");
      }
      return (await visiting).trim().split("\n");
    }

    test(
      "from nothing to a page: installed, certified, signed in with the first password, written, public",
      async () => {
        const printed = await machine.run(install);
        password = /Senha: +(\S+)/.exec(printed)?.[1] ?? "";
        expect(password, printed.slice(-2000)).not.toBe("");
        await untilUp();
        const { status, headers } = await ask("/_actions/session.signIn", { email: OWNER, password });
        expect(status).toBe(204);
        cookie = /set-cookie: (__Host-[^;]+)/i.exec(headers)?.[1] ?? "";
        expect(await save(0)).toMatchObject({ status: "public" });
        expect(await statusOf("/links-uteis/troca-de-roldana-de-portao-na-mooca")).toBe(200);
        const plain = await machine.run(`curl --silent --head --header 'host: ${NAME}' http://127.0.0.1/faq`);
        expect(plain).toMatch(new RegExp(`^HTTP/1.1 308.*location: https://${NAME}/faq`, "is"));
        noteFigure(`a release takes ${(await machine.run("du -sm /opt/abre-facil/first")).split("\t")[0]} MB`);
      },
      20 * MINUTE,
    );

    test("it runs without any right, writes nothing but its data, and its exposure is small", async () => {
      const pid = (await machine.run("systemctl show --property MainPID --value abre-facil")).trim();
      const status = await machine.run(`cat /proc/${pid}/status`);
      expect(status).toMatch(/^CapEff:\t0+$/m);
      expect(status).toMatch(/^CapBnd:\t0+$/m);
      expect(status).toMatch(/^NoNewPrivs:\t1$/m);
      expect(status).toMatch(/^Seccomp:\t2$/m);
      expect(await machine.run("systemctl show --property MemoryMax --value abre-facil")).toBe(`${1024 ** 3}\n`);
      const inside = (command: string) =>
        machine.tryRun(`nsenter --target ${pid} --mount --root -- runuser -u abre-facil -- ${command}`).status;
      expect(inside(`touch ${DATA}/a`)).toBe(0);
      for (const file of ["/opt/abre-facil/current/a", "/etc/a", "/usr/a", "/var/log/a"]) expect(inside(`touch ${file}`), file).not.toBe(0);
      const exposure = /Overall exposure level for abre-facil\.service: ([\d.]+)/.exec(
        await machine.run("systemd-analyze security --no-pager abre-facil"),
      );
      noteFigure(`exposure ${exposure?.[1]} of 10`);
      expect(Number(exposure?.[1])).toBeLessThanOrEqual(MAX_EXPOSURE);
      expect(await machine.run("systemd-analyze verify /etc/systemd/system/abre-facil.service")).toBe("");
    });

    test(
      "a process that is killed is back by itself, with all that was saved",
      async () => {
        await machine.run("systemctl kill --signal KILL abre-facil");
        await untilUp();
        expect(await statusOf("/links-uteis/troca-de-roldana-de-portao-na-mooca")).toBe(200);
        expect((await machine.run("systemctl show --property NRestarts --value abre-facil")).trim()).toBe("1");
      },
      2 * MINUTE,
    );

    test(
      "the log is turned while the site writes on, and every request of a rush has its line",
      async () => {
        await machine.run("journalctl --rotate && journalctl --vacuum-files=1");
        const count = async () => Number(await machine.run(`journalctl -u abre-facil -o cat | grep -c '"path":"/faq"' || true`));
        const before = await count();
        const rush = 12_000;
        await machine.run(
          `seq ${rush} | xargs -P 4 -n 500 sh -c 'curl --silent $(printf "http://127.0.0.1:4321/faq %.0s" "$@") > /dev/null' sh`,
        );
        await expect.poll(count, { timeout: MINUTE, interval: 1000 }).toBe(before + rush);
        expect(await machine.run("journalctl -u abre-facil -o cat | grep -c /healthz || true")).toBe("0\n");
      },
      5 * MINUTE,
    );

    test(
      "a machine that starts anew serves by itself",
      async () => {
        await machine.reboot();
        await untilUp();
        expect(await statusOf("/links-uteis/troca-de-roldana-de-portao-na-mooca")).toBe(200);
      },
      5 * MINUTE,
    );

    test(
      "an upgrade with a migration, while visitors come, fails none of them",
      async () => {
        releaseMigration(repository);
        let printed = "";
        const answers = await visitWhile(async () => {
          printed = await machine.run(upgrade);
        });
        noteFigure(`${answers.length} visits during the upgrade, ${answers.filter((status) => status !== "200").length} failed`);
        copy = /conferida: (\S+)/.exec(printed)?.[1] ?? "";
        expect(copy, printed.slice(0, 2000)).toMatch(/^\/var\/lib\/abre-facil\/copias\/abre-facil-\S+\.sqlite$/);
        expect(new Set(answers)).toEqual(new Set(["200"]));
        expect(answers.length).toBeGreaterThan(10);
        expect(await machine.run("readlink /opt/abre-facil/current")).toBe("/opt/abre-facil/next\n");
        expect(await statusOf("/links-uteis/troca-de-roldana-de-portao-na-mooca")).toBe(200);
        expect(await save(1)).toMatchObject({ status: "public" });
      },
      20 * MINUTE,
    );

    test(
      "back behind a migration the old release refuses, and the copy brings the site back as it was then",
      async () => {
        const { status } = machine.tryRun(wayBack);
        expect(status).not.toBe(0);
        expect(await machine.run("journalctl -u abre-facil -o cat -n 20")).toMatch(/The site cannot start: .*newer/);
        const printed = await machine.run(restore.replaceAll("{copy}", copy));
        expect(printed).toContain("O que havia antes está em");
        await untilUp();
        expect(await statusOf("/links-uteis/troca-de-roldana-de-portao-na-mooca")).toBe(200);
        // Written since.
        expect(await statusOf("/links-uteis/troca-de-engrenagem-do-motor-de-portao-em-santo-amaro")).toBe(404);
      },
      5 * MINUTE,
    );

    test(
      "a release that does not start is told by the upgrade, and is gone back from without a copy",
      async () => {
        const [, start = ""] = /(ln -sfn .*)$/s.exec(upgrade) ?? [];
        await machine.run("cp -a --reflink=auto /opt/abre-facil/first /opt/abre-facil/broken");
        await machine.run(`sed -i '1i throw new Error("this release is broken");' /opt/abre-facil/broken/dist/server/entry.mjs`);
        const failed = machine.tryRun(start.replaceAll("next", "broken").replace("--retry 30", "--retry 5"));
        expect(failed.status).not.toBe(0);
        expect(await machine.run("journalctl -u abre-facil -o cat -n 50")).toContain("this release is broken");
        await machine.run(wayBack);
        await untilUp();
        expect(await statusOf("/links-uteis/troca-de-roldana-de-portao-na-mooca")).toBe(200);
      },
      5 * MINUTE,
    );

    test(
      "on a full disk pages are served on and saving says so, and all is well when there is room",
      async () => {
        const kept = "/root/kept";
        await machine.run(`systemctl stop abre-facil; cp -a ${DATA} ${kept}; mount -t tmpfs -o size=96m,mode=0700 tmpfs ${DATA}`);
        await machine.run(`chown abre-facil: ${DATA}; cp -a ${kept}/. ${DATA}; rm -rf ${DATA}/copias; systemctl start abre-facil`);
        await untilUp();
        // Whoever fills it fills it to the last byte.
        await machine.run(`dd if=/dev/zero of=${DATA}/full bs=64k status=none || true; cat /dev/zero >> ${DATA}/full || true`);
        const full = await ask("/_actions/pages.save", { callKey: crypto.randomUUID(), title: REAL_TITLES[2], content: "<p>x</p>" });
        expect(full.status, full.body).toBe(507);
        expect(full.body).toContain("O disco do servidor está cheio");
        for (const path of ["/", "/faq", "/cidades/lapa", "/links-uteis/troca-de-roldana-de-portao-na-mooca"])
          expect(await statusOf(path), path).toBe(200);
        await machine.run(`rm ${DATA}/full`);
        expect(await save(2)).toMatchObject({ status: "public" });
      },
      5 * MINUTE,
    );
  },
);
