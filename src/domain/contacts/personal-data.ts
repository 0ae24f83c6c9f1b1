// The one place for what of a person is refused in the notes of a contact (decision 035).

/** What the notebook does not keep of a person. */
type PersonalData = "email" | "cpf" | "cep" | "phone";

const EMAIL = /[^\s@,;]+@[^\s@,;]+\.\p{L}{2,}/u;
const CPF = /(?<!\d)\d{3}\.\d{3}\.\d{3}-?\d{2}(?!\d)/;
const CEP = /(?<!\d)\d{2}\.?\d{3}-\d{3}(?!\d)/;

/** Days, times and sums have many digits too, and are nobody's. */
const HARMLESS = [
  /(?<!\d)(?:0?[1-9]|[12]\d|3[01])([/.-])(?:0?[1-9]|1[0-2])\1(?:\d{4}|\d{2})(?!\d)/g,
  /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/g,
  /(?<!\d)\d{1,2}\/\d{1,2}(?![\d/])/g,
  /(?<!\d)\d{1,2}(?::|h)\d{2}(?!\d)/gi,
  /R\$\s*\d{1,3}(?:\.\d{3})*(?:,\d{2})?(?!\d)/gi,
  /(?<![\d.])\d{1,3}(?:\.\d{3}){1,2}(?:,\d{2})?(?![\d./-])/g,
];

/** As many digits as a phone has without its area; signs between them do not part them, as a comma or a letter does. */
const DIGITS = /\d(?:[^\p{L}\p{N},;:]{0,3}\d){7,}/gu;

/**
 * What in a text names or reaches a person: whatever has the digits of a phone is taken for one, for a false alarm costs
 * a word, and a number that slips in stays for years.
 */
export function findPersonalData(text: string): PersonalData | undefined {
  const plain = text.normalize("NFKC").replace(/[\p{Cf}\p{M}]/gu, "");
  if (EMAIL.test(plain)) return "email";
  if (CPF.test(plain)) return "cpf";
  const rest = HARMLESS.reduce((left, expression) => left.replace(expression, "x"), plain);
  const [run] = rest.match(DIGITS) ?? [];
  if (run === undefined) return CEP.test(rest) ? "cep" : undefined;
  if (CEP.test(run)) return "cep";
  return isCpf(run.replace(/\D/g, "")) ? "cpf" : "phone";
}

const NAMES: Record<PersonalData, string> = {
  email: "um e-mail",
  cpf: "um CPF",
  cep: "um CEP",
  phone: "um telefone ou o número de um documento",
};

/** Why a text is not kept; undefined where it may be. */
export function checkPersonalData(text: string): string | undefined {
  const found = findPersonalData(text);
  if (found === undefined) return undefined;
  const way = found === "phone" ? " Se é uma medida, escreva a unidade entre os números: 3000 mm x 2500 mm." : "";
  return `Isto parece ${NAMES[found]}, e aqui isso não é guardado: fica na sua conversa com o cliente. Apague e salve.${way}`;
}

function isCpf(digits: string): boolean {
  if (digits.length !== 11 || /^(\d)\1*$/.test(digits)) return false;
  const checkDigit = (length: number) => {
    const sum = [...digits.slice(0, length)].reduce((total, digit, index) => total + Number(digit) * (length + 1 - index), 0);
    return ((sum * 10) % 11) % 10;
  };
  return checkDigit(9) === Number(digits[9]) && checkDigit(10) === Number(digits[10]);
}
