import { type RefObject, useEffect } from "react";
import { tabStorage } from "../../../ui/tab-storage";
import { startTyping, type TypedContact } from "./typed-contact";

const KEY = "abre-facil:contact";

/** An empty form, or what stood in it when the phone threw the tab away for another app. */
export function resumeTyping(): TypedContact {
  const kept = JSON.parse(tabStorage.read(KEY) ?? "null") as Partial<TypedContact> | null;
  return { ...startTyping(), ...kept };
}

export function forgetTyping(): void {
  tabStorage.remove(KEY);
}

/** Keeps what stands in the form whenever the screen is left: for the conversation, or for good. */
export function useKeptTyping(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const keep = () => {
      if (!form.current) return;
      const typed = Object.fromEntries(new FormData(form.current)) as Record<keyof TypedContact, string>;
      const { day: _day, state: _state, ...texts } = typed;
      // Its day is not that of the next contact.
      if (Object.values(texts).some((text) => text.trim() !== "")) tabStorage.write(KEY, JSON.stringify(typed));
      else forgetTyping();
    };
    addEventListener("pagehide", keep);
    document.addEventListener("visibilitychange", keep);
    return () => {
      removeEventListener("pagehide", keep);
      document.removeEventListener("visibilitychange", keep);
    };
  }, [form]);
}
