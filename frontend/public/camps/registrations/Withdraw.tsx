import { type ComponentProps, Suspense } from "react";
import { onDemand } from "../../frame/onDemand.tsx";
import { WaitBar } from "../../frame/WaitBar.tsx";

const WithdrawDialog = onDemand(async () => (await import("./WithdrawDialog.tsx")).WithdrawDialog, "WithdrawDialog");

/** The dialog before a withdrawal, loaded when first opened. */
export const Withdraw = (props: ComponentProps<typeof WithdrawDialog>) => (
  <Suspense fallback={<WaitBar />}>
    <WithdrawDialog {...props} />
  </Suspense>
);
