"use client";

import { useState } from "react";

/** Something to hydrate, as the real page has. */
export function Gate() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <button type="button" onClick={() => setIsOpen(!isOpen)}>
      {isOpen ? "Fechar o portão" : "Abrir o portão"}
    </button>
  );
}
