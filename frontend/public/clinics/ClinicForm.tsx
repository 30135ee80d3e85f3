import { onDemand } from "../frame/onDemand.tsx";
import { WaitBar } from "../frame/WaitBar.tsx";

const RequestClinicDialog = onDemand(async () => (await import("./RequestClinicDialog.tsx")).RequestClinicDialog);
export const loadDialog = RequestClinicDialog.load;

type Props = { state: "closed" | "opening" | "open"; close: () => void };

/** The service request of a page, as its `useClinicForm` says. The dialog comes when it is first opened. */
export const ClinicForm = ({ state, close }: Props) => {
  if (state === "opening") return <WaitBar />;
  return state === "open" && <RequestClinicDialog onClose={close} />;
};
