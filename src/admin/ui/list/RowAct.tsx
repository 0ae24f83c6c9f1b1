import type { ComponentProps } from "react";
import { Button, ButtonLink, type ButtonProps } from "../Button";

interface Words {
  /** In sight. @example "Editar" */
  does: string;
  /** What it is done to, for who hears the screen. */
  of: string;
}

type ToPress = Omit<ButtonProps, "children"> & { href?: undefined };
type ToFollow = Omit<ComponentProps<typeof ButtonLink>, "children"> & { href: string };

/** What can be done with one row of a list. */
export function RowAct({ does, of, ...rest }: Words & (ToPress | ToFollow)) {
  const label = `${does} ${of}`;
  if (rest.href === undefined) {
    return (
      <Button aria-label={label} {...rest}>
        {does}
      </Button>
    );
  }
  return (
    <ButtonLink aria-label={label} {...rest}>
      {does}
    </ButtonLink>
  );
}
