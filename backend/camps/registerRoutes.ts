import type Router from "@koa/router";
import type { Context } from "koa";
import type { UserView } from "../../projections/accounts/view.ts";
import { ownRegistration } from "../../projections/camps/ownRegistrationQueries.ts";
import type { Backend } from "../backend.ts";
import { answerCreated } from "../http/oldCreated.ts";
import { shaped } from "../http/rejection.ts";
import { formCommandOf } from "../http/signedIn.ts";
import {
  CreateRegistration,
  createRegistrationUrl,
  registerWithoutPaymentUrl,
  RegisterWithoutPayment,
} from "./contract.ts";
import { orLinksAgain } from "./linksAgain.ts";
import { payerOf } from "./payer.ts";
import { shownCents } from "./price.ts";
import { register, type RegistrationForm } from "./register.ts";
import { seeing } from "./seeing.ts";

/** Registering is open to everybody: whoever has no account holds their registration by this browser, or a mailed link. */
export const registerRoutes = (router: Router, backend: Backend) => {
  const { db, limits, capabilities, time } = backend;

  const registered = async (ctx: Context, form: Omit<RegistrationForm, "payerId" | "sees">) => {
    await limits.count("registerForCampFromAddress", ctx.ip);
    const user: UserView | undefined = ctx.state.user;
    const payerId = payerOf(ctx);
    const family = { campId: form.campId, parentEmail: form.parent.parentEmail };
    const id = await orLinksAgain(backend, family, () =>
      register(backend, formCommandOf(ctx), { ...form, payerId, sees: seeing(backend, ctx) }),
    );
    if (payerId === null) capabilities.hold(ctx, "registration", id);
    answerCreated(ctx, id, await ownRegistration(db, id, { userId: user?.id, today: time.today() }));
  };

  router.post(createRegistrationUrl, async (ctx) => {
    const { registration, participants, registerAgain } = shaped(CreateRegistration, ctx.request.body);
    const { campId, paymentMethod, registrationOption, selectedDays, totalAmount, ...parent } = registration;
    await registered(ctx, {
      campId,
      paymentMethod,
      registrationOption,
      selectedDays,
      shownCents: shownCents(totalAmount),
      parent,
      participants,
      registerAgain,
      daysAt: ["registration", "selectedDays"],
    });
  });

  /** Who pays later comes on all days: the form asks for none. */
  router.post(registerWithoutPaymentUrl, async (ctx) => {
    const told = shaped(RegisterWithoutPayment, ctx.request.body);
    const { campId, paymentMethod, totalAmount, parentInfo: parent, participants, registerAgain } = told;
    await registered(ctx, {
      campId,
      paymentMethod,
      registrationOption: "all_days",
      selectedDays: [],
      shownCents: shownCents(totalAmount),
      parent,
      participants,
      registerAgain,
    });
  });
};
