import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const UP = 0x01;
const UV = 0x04;
const HAS_KEY = 0x40;

interface Asked {
  challenge: string;
  rpId?: string;
  rp?: { id?: string };
}

interface Signing {
  /** The origin that its browser says it is at. */
  origin: string;
  /** Whether it has seen whose it is. */
  hasSeen?: boolean;
}

const encode = (bytes: Buffer | string) => Buffer.from(bytes).toString("base64url");
const hash = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest();

/** A device that keeps one passkey, as a browser speaks for it. */
export class PasskeyDevice {
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
  readonly #id = randomBytes(16);
  #counter = 0;

  make({ challenge, rp }: Asked, signing: Signing) {
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
    const key = Buffer.concat([hex("a5010203262001215820"), Buffer.from(x, "base64url"), hex("225820"), Buffer.from(y, "base64url")]);
    const described = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.#id.byteLength]), this.#id, key]);
    const data = this.#tell(rp?.id ?? "", signing, described);
    // {fmt: "none", attStmt: {}, authData: …} in CBOR.
    const attestation = Buffer.concat([
      hex("a363666d74646e6f6e656761747453746d74a068617574684461746158"),
      Buffer.from([data.byteLength]),
      data,
    ]);
    const said = this.#say("webauthn.create", challenge, signing);
    return this.#answer({ clientDataJSON: encode(said), attestationObject: encode(attestation), transports: ["internal"] });
  }

  use({ challenge, rpId = "" }: Asked, signing: Signing) {
    const said = this.#say("webauthn.get", challenge, signing);
    const data = this.#tell(rpId, signing);
    const signature = sign("sha256", Buffer.concat([data, hash(said)]), this.#keys.privateKey);
    return this.#answer({ clientDataJSON: encode(said), authenticatorData: encode(data), signature: encode(signature) });
  }

  #say(type: string, challenge: string, { origin }: Signing): string {
    return JSON.stringify({ type, challenge, origin, crossOrigin: false });
  }

  #tell(rpId: string, { hasSeen = true }: Signing, key?: Buffer): Buffer {
    this.#counter += 1;
    const start = Buffer.concat([hash(rpId), Buffer.from([UP | (hasSeen ? UV : 0) | (key ? HAS_KEY : 0), 0, 0, 0, this.#counter])]);
    return key ? Buffer.concat([start, key]) : start;
  }

  #answer<R>(response: R) {
    const id = encode(this.#id);
    return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
  }
}

function hex(text: string): Buffer {
  return Buffer.from(text, "hex");
}
