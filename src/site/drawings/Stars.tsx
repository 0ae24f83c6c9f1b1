const SIDE = 20;
/** One star right of the one before it, drawn from its upper point. */
const STAR = `m${SIDE} 0l2.1 6.1 6.5.1-5.2 3.9 1.9 6.2-5.3-3.7-5.3 3.7 1.9-6.2-5.2-3.9 6.5-.1z`;

/** As many stars as a customer gave, of five. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  return (
    <svg viewBox={`0 0 ${rating * SIDE} ${SIDE}`} className={className} role="img" aria-label={`${rating} de 5 estrelas`}>
      <path fill="currentColor" d={`M${-SIDE / 2} 1${STAR.repeat(rating)}`} />
    </svg>
  );
}
