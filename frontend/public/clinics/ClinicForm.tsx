import type { ServiceType } from "../../../backend/clinics/contract.ts";
import { onDemand } from "../frame/onDemand.tsx";
import { WaitBar } from "../frame/WaitBar.tsx";

const RequestClinicDialog = onDemand(
  async () => (await import("./RequestClinicDialog.tsx")).RequestClinicDialog,
  "RequestClinicDialog",
);
export const loadDialog = RequestClinicDialog.load;

type Props = { state: "closed" | "opening" | "open"; service?: ServiceType | undefined; close: () => void };

/** The service request of a page, as its `useClinicForm` says. The dialog comes when it is first opened. */
export const ClinicForm = ({ state, service, close }: Props) => {
  if (state === "opening") return <WaitBar />;
  return state === "open" && <RequestClinicDialog service={service} onClose={close} />;
};
