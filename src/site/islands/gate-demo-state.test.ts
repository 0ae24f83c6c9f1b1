import { expect, test } from "vitest";
import {
  describeOutcome,
  formatSeconds,
  type GateDemoAction,
  type GateDemoState,
  initialGateDemoState,
  listSeconds,
  reduceGateDemo,
} from "./gate-demo-state";

const ready: GateDemoAction = { type: "became-ready", gate: "deslizante" };
const press: GateDemoAction = { type: "remote-pressed" };
const compare: GateDemoAction = { type: "comparison-started" };
const wait = (seconds: number, duration = 4): GateDemoAction => ({ type: "time-passed", seconds, duration });

function play(...actions: GateDemoAction[]): GateDemoState {
  return actions.reduce(reduceGateDemo, initialGateDemoState);
}

test("a page without script shows the gate ajar", () => {
  expect(initialGateDemoState).toMatchObject({ movement: "ajar", elapsed: undefined });
});

test("once the script is ready the gate is closed and is the one picked on the page", () => {
  expect(play({ type: "became-ready", gate: "pivotante" })).toMatchObject({ gate: "pivotante", movement: "closed", elapsed: undefined });
});

test("a press opens the gate and the counter starts at zero", () => {
  expect(play(ready, press)).toMatchObject({ movement: "opening", elapsed: 0, run: 1 });
});

test("a press before the script reported ready opens the gate too, and goes on once it did", () => {
  expect(play(press)).toMatchObject({ movement: "opening", elapsed: 0 });
  expect(play(press, { type: "became-ready", gate: "pivotante" })).toMatchObject({ gate: "pivotante", movement: "opening", elapsed: 0 });
});

test("the counter runs in whole tenths and never below zero", () => {
  expect(play(ready, press, wait(1.29)).elapsed).toBe(1.2);
  expect(play(ready, press, wait(-0.01)).elapsed).toBe(0);
});

test("within the same tenth nothing changes", () => {
  const state = play(ready, press, wait(1.21));
  expect(reduceGateDemo(state, wait(1.28))).toBe(state);
});

test("the gate is open after its duration and the counter stands at exactly that", () => {
  expect(play(ready, press, wait(4.013))).toMatchObject({ movement: "open", elapsed: 4 });
});

test("time that passes after the end changes nothing", () => {
  const state = play(ready, press, wait(4));
  expect(reduceGateDemo(state, wait(5))).toBe(state);
});

test("presses while the gate moves are ignored", () => {
  const opening = play(ready, press, wait(2));
  expect(reduceGateDemo(opening, press)).toBe(opening);
  const closing = play(ready, press, wait(4), press, wait(2));
  expect(closing.movement).toBe("closing");
  expect(reduceGateDemo(closing, press)).toBe(closing);
});

test("a press on the open gate closes it, and the next one opens it again", () => {
  expect(play(ready, press, wait(4), press)).toMatchObject({ movement: "closing", elapsed: 0 });
  expect(play(ready, press, wait(4), press, wait(4))).toMatchObject({ movement: "closed", elapsed: 4 });
  expect(play(ready, press, wait(4), press, wait(4), press)).toMatchObject({ movement: "opening", run: 3 });
});

test("another gate ends the movement and stands closed", () => {
  expect(play(ready, press, wait(2), { type: "gate-chosen", gate: "basculante" })).toMatchObject({
    gate: "basculante",
    scene: "single",
    movement: "closed",
    elapsed: undefined,
  });
});

test("a comparison starts from any state, keeps the gate and ignores a second start", () => {
  const running = play(ready, { type: "gate-chosen", gate: "pivotante" }, press, wait(1), compare);
  expect(running).toMatchObject({ gate: "pivotante", scene: "comparison", movement: "opening", elapsed: 0, run: 2 });
  expect(reduceGateDemo(running, compare)).toBe(running);
});

test("a finished comparison can run again with a clock of its own", () => {
  expect(play(ready, compare, wait(16, 16), compare)).toMatchObject({ movement: "opening", elapsed: 0, run: 2 });
});

test("the remote control leaves a comparison, running or finished, and opens the single gate", () => {
  expect(play(ready, compare, wait(5, 16), press)).toMatchObject({ scene: "single", movement: "opening", elapsed: 0 });
  expect(play(ready, compare, wait(16, 16), press)).toMatchObject({ scene: "single", movement: "opening", elapsed: 0 });
});

test("the outcome is announced at the end of a movement and not before", () => {
  const models = [4, 8, 16];
  expect(describeOutcome(play(ready), models)).toBe("");
  expect(describeOutcome(play(ready, press, wait(3.9)), models)).toBe("");
  expect(describeOutcome(play(ready, press, wait(4)), models)).toBe("Portão aberto em 4,0 s");
  expect(describeOutcome(play(ready, press, wait(4), press, wait(4)), models)).toBe("Portão fechado em 4,0 s");
  expect(describeOutcome(play(ready, compare, wait(8, 16)), models)).toBe("");
  expect(describeOutcome(play(ready, compare, wait(16, 16)), models)).toBe("Portões abertos em 4,0 s, 8,0 s e 16,0 s");
});

test("seconds are written the Brazilian way", () => {
  expect(formatSeconds(0)).toBe("0,0 s");
  expect(formatSeconds(12.3)).toBe("12,3 s");
  expect(listSeconds([4, 8, 16])).toBe("4, 8 e 16 segundos");
  expect(listSeconds([4.5])).toBe("4,5 segundos");
  expect(listSeconds([1])).toBe("1 segundo");
});
