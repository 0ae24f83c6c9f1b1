import type { Palette } from "./palette";

/** What stands before the gate: low wall, pillars with lamps and intercom, pavement, kerb and road. */
export function Street({ palette }: { palette: Palette }) {
  return (
    <>
      <path fill={palette.line} d="M0 252h230v84H0zm554 0h86v84h-86z" />
      <path fill={palette.steel} d="M0 245h230v7H0zm554 0h86v7h-86zM0 382h640v18H0z" />
      <path fill={palette.paper} d="M0 336h640v38H0z" />
      <path fill={palette.white} d="M228 150h24v186h-24zm304 0h24v186h-24z" />
      <path fill={palette.line} d="M247 150h5v186h-5zm304 0h5v186h-5zM252 336h280l22 38H230zM0 374h640v8H0z" />
      <path fill={palette.ink} d="M225 145h30v5h-30zm304 0h30v5h-30zM233 128h14v4h-14zm304 0h14v4h-14zM536 244h11v24h-11z" />
      <path className="g-signal" fill={palette.amber} d="M235 132h10v13h-10zm304 0h10v13h-10z" />
      <path fill={palette.amber} d="M539 260h5v4h-5z" />
    </>
  );
}
