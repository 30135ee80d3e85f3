import { type ComponentProps, Suspense } from "react";
import { onDemand } from "../../frame/onDemand.tsx";
import { WaitBar } from "../../frame/WaitBar.tsx";

const WithdrawDialog = onDemand(async () => (await import("./WithdrawDialog.tsx")).WithdrawDialog);

/** The question before a withdrawal, which comes when it is first asked. */
export const Withdraw = (props: ComponentProps<typeof WithdrawDialog>) => (
  <Suspense fallback={<WaitBar />}>
    <WithdrawDialog {...props} />
  </Suspense>
);
