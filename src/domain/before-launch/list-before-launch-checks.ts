import type { ClaimedContent, GivenProof } from "../facts/proof/proof";
import { isPublicAddress } from "../site/public-address";
import type { BeforeLaunchCheck, BeforeLaunchSituation } from "./before-launch-check";
import { listClaimChecks } from "./claim-checks";
import { listPageChecks } from "./page-checks";
import { listOptionChecks, listSettingChecks } from "./setting-checks";

/** Every check with its state, the claims first. */
export function listBeforeLaunchChecks(
  content: ClaimedContent,
  situation: BeforeLaunchSituation,
  proofs: ReadonlyMap<string, GivenProof>,
): BeforeLaunchCheck[] {
  return [
    ...listClaimChecks(content, proofs, isPublicAddress(situation.siteUrl)),
    ...listPageChecks(situation),
    ...listSettingChecks(situation),
    ...listOptionChecks(situation),
  ];
}

export function countPending(checks: readonly BeforeLaunchCheck[]): number {
  return checks.filter(({ state }) => state === "pending").length;
}
