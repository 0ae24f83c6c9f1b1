// Draws docs/panel.webp: six screens of the panel as a phone shows them, of the demonstration. To be run when they change.
import { join } from "node:path";
import { chromium, devices } from "@playwright/test";
import sharp from "sharp";
import { readArguments } from "../src/server/cli/read-arguments.mjs";
import { ROOT } from "./prepare.mjs";
import { BROWSER_FLAGS, ensureBrowser } from "./test-programs.mjs";

const { positionals } = readArguments({
  language: "en",
  usage: "node scripts/make-pictures.mjs ADDRESS E-MAIL PASSWORD",
  about: `Draws docs/panel.webp of the panel at that address: start \`npm run demo\` beside it, which prints all three.`,
  least: 3,
});
const [address = "", email = "", password = ""] = positionals;

const SCREENS = ["painel", "contatos", "paginas", "obras", "cadastro", "resultados"];
const PHONE = { width: 390, height: 844 };
const GAP = 24;
const SHARE = 0.72;

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: BROWSER_FLAGS });
const page = await browser.newPage({ ...devices["Pixel 7"], viewport: PHONE, deviceScaleFactor: 1, reducedMotion: "reduce" });
await page.goto(`${address}/admin/login`);
await page.getByLabel("Email").fill(email);
await page.getByLabel("Senha", { exact: true }).fill(password);
await page.getByRole("button", { name: "Entrar", exact: true }).click();
await page.getByText("Login bem-sucedido").waitFor();
await page.getByText("Login bem-sucedido").waitFor({ state: "hidden" });
const shots = [];
for (const screen of SCREENS) {
  await page.goto(`${address}/admin/${screen}`, { waitUntil: "networkidle" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  shots.push(await page.screenshot());
}
await browser.close();

const width = SCREENS.length * (PHONE.width + GAP) + GAP;
const sheet = sharp({ create: { width, height: PHONE.height + 2 * GAP, channels: 3, background: "#d9dee4" } })
  .composite(shots.map((input, index) => ({ input, left: GAP + index * (PHONE.width + GAP), top: GAP })))
  .png();
await sharp(await sheet.toBuffer())
  .resize({ width: Math.round(width * SHARE) })
  .webp({ quality: 72 })
  .toFile(join(ROOT, "docs", "panel.webp"));
