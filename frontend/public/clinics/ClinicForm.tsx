import { onDemand } from "../frame/onDemand.tsx";

const RequestClinicDialog = onDemand(async () => (await import("./RequestClinicDialog.tsx")).RequestClinicDialog);
export const loadDialog = RequestClinicDialog.load;

/** The service request of a page, as `useClinicForm` opens and closes it. Its dialog comes when it is first opened. */
export const ClinicForm = ({ isOpen, close }: { isOpen: boolean; close: () => void }) =>
  isOpen && <RequestClinicDialog onClose={close} />;
