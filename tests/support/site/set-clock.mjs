// Loaded into a site before its own code (`node --import`): lets it begin at the moment that CLOCK names, as if it were
// then, so that nothing in an old database has become older than it was.
const then = Date.parse(process.env.CLOCK);
if (Number.isNaN(then)) throw new Error(`CLOCK is no moment: ${process.env.CLOCK}`);

const RealDate = Date;
const ahead = then - RealDate.now();
const now = () => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, parameters) => (parameters.length === 0 ? new target(now()) : new target(...parameters)),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
