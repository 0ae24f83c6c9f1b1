import { Button, type ButtonProps } from "../Button";
import { FormProblem } from "../field/FormProblem";
import { ANSWERS } from "./dialog-classes";

interface AnswersProps extends Omit<ButtonProps, "children" | "type" | "onClick"> {
  /** What the server answered to the form. */
  problem?: string | undefined;
  /** The way back: "Cancelar" unless said. */
  back?: string;
  onBack: () => void;
  /** What the main answer is called; without `onAct` it sends the form around it. */
  label: string;
  onAct?: () => void;
}

/** The two answers of a dialog: the way back, and what it is for. */
export function Answers({ problem, back = "Cancelar", onBack, label, onAct, look = "primary", ...main }: AnswersProps) {
  return (
    <>
      <FormProblem>{problem}</FormProblem>
      <div className={ANSWERS}>
        <Button onClick={onBack}>{back}</Button>
        <Button type={onAct ? "button" : "submit"} look={look} onClick={onAct} {...main}>
          {label}
        </Button>
      </div>
    </>
  );
}
