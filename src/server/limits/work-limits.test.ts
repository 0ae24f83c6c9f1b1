import { expect, test } from "vitest";
import { countWaiting, limitWork } from "./work-limits";

test("so much of a kind is done at the same time, the rest in its turn, and what fails makes room", async () => {
  const order: number[] = [];
  let underWay = 0;
  let most = 0;
  const work = async (number: number) => {
    order.push(number);
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setTimeout(resolve, 1));
    underWay -= 1;
    if (number % 3 === 0) throw new Error(`work ${number}`);
    return number;
  };
  const numbers = Array.from({ length: 20 }, (_, number) => number);
  const all = numbers.map((number) => limitWork("compress", () => work(number)));
  await Promise.resolve();
  expect(countWaiting("compress")).toBe(18);
  const done = await Promise.allSettled(all);
  expect(most).toBe(2);
  expect(order).toEqual(numbers);
  expect(done.filter(({ status }) => status === "rejected")).toHaveLength(7);
  expect(countWaiting("compress")).toBe(0);
});

test("one kind does not wait for another", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = limitWork("import", () => promise);
  expect(await limitWork("draw", async () => "drawn")).toBe("drawn");
  resolve();
  await held;
});
