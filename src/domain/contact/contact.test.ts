import { expect, test } from "vitest";
import { chatUrl, formatPhone, telUrl } from "./contact";

const contact = { phone: "5511900000000", chatHost: "https://wa.me", landline: "" };

test("a chat link has the host, the phone and the encoded message", () => {
  expect(chatUrl(contact, "Olá, tudo bem?")).toBe("https://wa.me/5511900000000?text=Ol%C3%A1%2C%20tudo%20bem%3F");
});

test("a message with signs of an address comes back whole from a chat link", () => {
  const message = 'Li a página "A & B = C? #1" 50%\nfim';
  expect(new URL(chatUrl(contact, message)).searchParams.get("text")).toBe(message);
});

test("a phone is dialled with its country code and shown without", () => {
  expect(telUrl("5511900000000")).toBe("tel:+5511900000000");
  expect(formatPhone("5511900000000")).toBe("(11) 90000-0000");
});
