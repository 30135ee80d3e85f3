import { z } from "zod";
import { requiredText } from "../../textContract.ts";

export { CertificationView } from "../../../projections/accounts/certificationView.ts";

export const longestTitle = 120;

export const SeeCertification = z.object({
  title: requiredText("Please enter the certificate's name", longestTitle),
  validUntil: z.iso.date("Please choose its last valid day").describe("included, at the facility"),
});
export type SeeCertification = z.input<typeof SeeCertification>;

export const RemovedCertification = z.object({ id: z.string(), deleted: z.literal(true) });
