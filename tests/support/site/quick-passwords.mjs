// Loaded before a program's own code (`node --import`): hashes of passwords are made and compared as ever, with a
// thousandth of the work, which would be a good part of what the tests of the running site do.
import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

const { scrypt } = crypto;
crypto.scrypt = (password, salt, length, options, done) => scrypt(password, salt, length, { ...options, N: 16 }, done);
syncBuiltinESMExports();
