import { campLimits } from "../limits.ts";
import type { Context } from "koa";
import type { UserView } from "../../../projections/accounts/open.ts";
import { ownRegistration } from "../../../projections/camps/ownRegistrationQueries.ts";
import type { Backend } from "../../backend.ts";
import type { Command } from "../../command.ts";
import { created } from "../../http/answers.ts";
import { call, type Call } from "../../http/call.ts";
import {
  CreateRegistration,
  createRegistrationUrl,
  OwnRegistrationView,
  RegisterWithoutPayment,
  registerWithoutPaymentUrl,
} from "../contract.ts";
import { orLinksAgain } from "./linksAgain.ts";
import { payerOf } from "../payer.ts";
import { shownCents } from "../shownCents.ts";
import { childrenOf } from "./familyChildren.ts";
import { register, type RegistrationForm } from "./register.ts";
import { seeing } from "./seeing.ts";

const registering = {
  who: "everybody",
  keyedForVisitors: true,
  limit: campLimits.registerForCampFromAddress,
  answer: { status: 201, body: OwnRegistrationView },
  refused: {
    400: "The Idempotency-Key is longer than 200 characters.",
    404: "There's no such camp, or the caller may not act for such a player.",
    409: "A division or the camp is full (DivisionFull, CampFull), the price differs from the one shown (OtherPrice), a player is already registered, by name under that address or as one of the family (AlreadyRegistered; the link is emailed again), or the camp is canceled, archived, or over.",
    429: "Thirty registrations an hour from one address. `Retry-After` says how many seconds to wait.",
  },
} as const;

type WhoComes = Pick<CreateRegistration, "participants" | "players">;

/**
 * Registering is open to everyone: without an account a family holds its registration through this browser, or a mailed
 * link.
 */
const registered = async (
  backend: Backend,
  { user, command, ctx }: { user: UserView | undefined; command: Command; ctx: Context },
  { participants, players, ...form }: Omit<RegistrationForm, "payerId" | "sees" | "children"> & WhoComes,
) => {
  const { db, capabilities, policies, time } = backend;
  const payerId = payerOf(user, players);
  const family = { campId: form.campId, parentEmail: form.parent.parentEmail };
  const children = await childrenOf(backend, user, { participants, players });
  const agreedTo = await policies.agreed(form.agreedTo);
  const id = await orLinksAgain(backend, family, () =>
    register(backend, command, { ...form, children, agreedTo, payerId, sees: seeing(backend, ctx) }),
  );
  if (payerId === null) capabilities.hold(ctx, "registration", id);
  return created(id, await ownRegistration(db, id, { userId: user?.id, today: time.today() }));
};

export const registerCalls: readonly Call[] = [
  call(
    "POST",
    createRegistrationUrl,
    {
      does: "Registers players for a camp, all or none. The server decides price, divisions, and statuses. A visitor's browser holds the registration from then on.",
      body: CreateRegistration,
      players: ["players.playerId"],
      ...registering,
    },
    (request, backend) => {
      const { registration, participants, players, registerAgain, agreedTo } = request.body;
      const { campId, paymentMethod, registrationOption, selectedDays, totalAmount, ...parent } = registration;
      return registered(backend, request, {
        campId,
        paymentMethod,
        registrationOption,
        selectedDays,
        shownCents: shownCents(totalAmount),
        parent,
        participants,
        players,
        registerAgain,
        agreedTo,
        daysAt: ["registration", "selectedDays"],
      });
    },
  ),
  call(
    "POST",
    registerWithoutPaymentUrl,
    {
      does: "Registers players for all days of a camp, to be paid later.",
      body: RegisterWithoutPayment,
      players: ["players.playerId"],
      ...registering,
    },
    (request, backend) => {
      const { totalAmount, parentInfo: parent, ...form } = request.body;
      return registered(backend, request, {
        ...form,
        registrationOption: "all_days", // the pay-later form asks for no days
        selectedDays: [],
        shownCents: shownCents(totalAmount),
        parent,
      });
    },
  ),
];
