/** Before a name, as people say who they are: an article may stand between. */
const NAMED = /(?:aqui (?:quem fala )?[ée]|quem fala [ée]|me chamo|meu nome [ée]|\bsou) (?:[oa] )?(\p{Lu}\p{Ll}+)/iu;

/** Who wrote, as a copied conversation begins its lines. */
const SENDER = /^\[[^\]\n]{4,25}\] *(\p{Lu}\p{Ll}+)[^:\n]{0,40}:/u;

/**
 * The first name that a message gives, undefined where it gives none.
 * @example findFirstName("Oi, aqui é a Ana Paula, de Santana") // "Ana"
 */
export function findFirstName(message: string): string | undefined {
  const name = (NAMED.exec(message) ?? SENDER.exec(message.trim()))?.[1];
  // The words before are heard in any case; a name begins with a capital.
  return name && /^\p{Lu}/u.test(name) ? name : undefined;
}
