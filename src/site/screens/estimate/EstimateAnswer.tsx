import type { PageContact } from "#domain/contact/contact";
import type { CoverageNote } from "#domain/coverage/describe-coverage";
import type { EstimateView } from "#domain/estimate/describe-estimate";
import type { EstimateProblem } from "#domain/estimate/read-answers";
import { ContactButton } from "#site/contact/contact";
import { CheckList, TextLink, TextList } from "#site/sections/lists";

interface EstimateAnswerProps {
  view: EstimateView;
  contact: PageContact;
  /** Of this answer, in the one order. */
  path: string;
  /** What its link says. */
  addressText: string;
}

/** The plan and its price with the reasons, or why somebody has to see the gate first; then one button with it all. */
export function EstimateAnswer({
  view: { title, price, instalments, parts, warning, button, message },
  contact,
  path,
  addressText,
}: EstimateAnswerProps) {
  return (
    <div id="resposta" className="wrap pt-10">
      <div className="rounded-card border border-line bg-white p-6 raised">
        <h2 className="text-[1.625rem]">{title}</h2>
        {price && (
          <p className="mt-2">
            <span className="headline text-3xl">{price}</span> <span className="text-steel">{instalments}</span>
          </p>
        )}
        {warning && <p className="mt-3 max-w-[60ch] font-semibold">{warning}</p>}
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ContactButton contact={contact} place="estimate" text={button} message={message} />
          <TextLink href={path}>{addressText}</TextLink>
        </div>
        {parts.map((part) => (
          <Part key={`${part.title} ${part.text}`} {...part} />
        ))}
      </div>
    </div>
  );
}

function Part({ title, text, items, isPromise }: EstimateView["parts"][number]) {
  return (
    <div className="mt-6 border-line border-t pt-5">
      {title && <h3 className="mb-3 text-lg">{title}</h3>}
      {text && <p className="max-w-[60ch]">{text}</p>}
      {items && items.length > 0 && (
        <div className={text ? "mt-3" : ""}>
          {isPromise ? <CheckList items={items} /> : <TextList items={items} className="flex max-w-[60ch] list-disc flex-col gap-2 pl-5" />}
        </div>
      )}
    </div>
  );
}

/** What is missing of the answers, each leading to its field. */
export function ProblemList({ title, problems }: { title: string; problems: readonly { name: EstimateProblem; text: string }[] }) {
  return (
    <div id="resposta" role="alert" className="wrap pt-10">
      <div className="rounded-card border border-danger bg-white p-6">
        <h2 className="text-lg">{title}</h2>
        <ul className="mt-2">
          {problems.map(({ name, text }) => (
            <li key={name}>
              <TextLink href={`#${name}`}>{text}</TextLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface CoverageAnswerProps {
  note: CoverageNote;
  choicesTitle: string;
  /** The address that asks again with another name. */
  pathOf: (place: string) => string;
}

/** Whether the company goes to the place that was named. */
export function CoverageAnswer({ note: { answer, text, choices }, choicesTitle, pathOf }: CoverageAnswerProps) {
  return (
    <div className={`mt-3 rounded-card border px-4 py-3 ${answer === "served" ? "border-contact" : "border-amber"}`}>
      <p className="font-semibold">{text}</p>
      {choices.length > 0 && (
        <p className="mt-1 flex flex-wrap items-center gap-x-4">
          {choicesTitle}
          {choices.map((choice) => (
            <TextLink key={choice} href={pathOf(choice)}>
              {choice}
            </TextLink>
          ))}
        </p>
      )}
    </div>
  );
}
