import { randomUUID } from "node:crypto";
import type Router from "@koa/router";
import { clinicInquiryStream } from "../../eventstore/clinics/events.ts";
import { StoreUnavailable } from "../../eventstore/eventStore.ts";
import type { UserView } from "../../projections/accounts/view.ts";
import { inquiryById, listInquiries, sentInquiry } from "../../projections/clinics/queries.ts";
import type { SentInquiryView } from "../../projections/clinics/view.ts";
import type { Backend } from "../backend.ts";
import { answerCreated } from "../created.ts";
import { answerList, listQueryOf } from "../listDialect.ts";
import { shaped } from "../rejection.ts";
import { commandOf, inRole } from "../signedIn.ts";
import { inquiryList } from "./calls.ts";
import { AnswerInquiry, inquirySpellings, SubmitInquiry } from "./contract.ts";
import { answerInquiry, coachingInquiry, noSuchInquiry } from "./inquiry.ts";
import { campOnly, sendInquiry } from "./sendInquiry.ts";

export const inquiryRoutes = (router: Router, backend: Backend) => {
  for (const url of inquirySpellings) routesAt(url, router, backend);
};

const routesAt = (url: string, router: Router, backend: Backend) => {
  const { db, handle, limits, caughtUp } = backend;

  const known = async (id: string) => {
    const found = await inquiryById(db, id);
    if (found) return found;
    const upToDate = await caughtUp(); // it may have been sent through another node a moment ago
    const late = await inquiryById(db, id);
    if (!late && !upToDate) throw new StoreUnavailable("whether there is such an inquiry is not known at this moment");
    if (!late) throw noSuchInquiry();
    return late;
  };

  router.get(url, async (ctx) => {
    inRole(ctx, "instructor", "admin");
    const query = listQueryOf(ctx, inquiryList);
    answerList(ctx, "inquiries", query, await listInquiries(db, query));
  });

  router.get(`${url}/:id`, async (ctx) => {
    inRole(ctx, "instructor", "admin");
    ctx.body = await known(ctx.params.id!);
  });

  router.post(url, async (ctx) => {
    const form = shaped(SubmitInquiry, ctx.request.body);
    await limits.count("inquireFromAddress", ctx.ip);
    const command = commandOf(ctx);
    if (form.topic) {
      ctx.status = 201;
      ctx.body = asIfSent(form, command.now);
      return;
    }
    const user: UserView | undefined = ctx.state.user;
    const inquiryId = await sendInquiry(backend, command, { senderId: user?.id ?? null, form });
    answerCreated(ctx, inquiryId, await sentInquiry(db, inquiryId));
  });

  router.patch(`${url}/:id/status`, async (ctx) => {
    inRole(ctx, "instructor", "admin");
    const { id: inquiryId } = await known(ctx.params.id!);
    const { status } = shaped(AnswerInquiry, ctx.request.body);
    const target = { fold: coachingInquiry, stream: clinicInquiryStream(inquiryId), command: commandOf(ctx) };
    await handle(target, answerInquiry({ inquiryId, status }));
    ctx.body = await inquiryById(db, inquiryId);
  });
};

/** What a robot is answered: the same as people, so that it learns nothing. Nothing of it is kept. */
const asIfSent = (form: SubmitInquiry, now: string): SentInquiryView => ({
  id: randomUUID(),
  organizationName: form.organizationName,
  serviceType: form.serviceType,
  preferredDates: form.preferredDates,
  location: form.location,
  ...campOnly(form),
  additionalInfo: form.additionalInfo ?? null,
  status: "pending",
  createdAt: now,
});
