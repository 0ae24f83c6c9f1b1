/** Why a copy was not made or not restored, in words for who sits at the server. */
export class BackupProblem extends Error {}
