import { Box, Button, Typography } from "@mui/material";
import type { ReactNode } from "react";
import type { InstructorView } from "../../../../backend/accounts/contract.ts";
import { type LessonView, paymentSentUrl, type PaymentSent } from "../../../../backend/lessons/contract.ts";
import { appsOf, lessonPaymentNote, seriesPrice } from "../../../../backend/lessons/payingRule.ts";
import { cashAppLink, venmoLink } from "../../../../backend/payments/paymentLinksRule.ts";
import { command } from "../../../shared/api.ts";
import { dateAt, shortDate, shortMoney } from "../../../shared/formats.ts";
import { ActButton } from "../../../shared/forms/ActButton.tsx";
import { Handle } from "../../frame/Handle.tsx";
import { capital, coachOf } from "../lessonWords.ts";
import { useLessonAct } from "../useLessonAct.ts";
import { paymentSentWords, paymentWords as words } from "../words.ts";

export type PaymentHandles = InstructorView["payment"];

const Frame = ({ children }: { children: ReactNode }) => (
  <Box
    component="section"
    aria-labelledby="payment"
    sx={{ p: { xs: 2, sm: 2.5 }, borderRadius: "12px", bgcolor: "ground.sand" }}
  >
    <Typography id="payment" variant="h4" component="h3">
      {words.howToPay}
    </Typography>
    {children}
  </Box>
);

/**
 * How to pay for a lesson, which happens elsewhere; nothing for a free one. `handles`: the instructor's accounts;
 * undefined until known.
 */
export const PaymentInstructions = ({
  price,
  handles,
}: {
  price?: string | undefined;
  handles: PaymentHandles | undefined;
}) =>
  price && Number(price) === 0 ? null : (
    <Frame>
      <Typography sx={{ mt: 0.5, mb: 1 }}>
        {words.sendPriceByApps(
          price ? shortMoney(price) : words.yourPayment,
          (handles && appsOf(handles)) || words.venmoOrCashApp,
        )}{" "}
        {words.notConfirmedUntilPaid}
      </Typography>
      <Box sx={{ minHeight: 88 }} aria-busy={!handles}>
        {handles?.venmo && <Handle label={words.venmo} handle={handles.venmo} />}
        {handles?.cashApp && <Handle label={words.cashApp} handle={handles.cashApp} />}
      </Box>
    </Frame>
  );

const SentButton = ({ lesson, how, app }: { lesson: LessonView; how: PaymentSent["how"]; app: string }) => {
  const act = useLessonAct({
    run: () => command("POST", paymentSentUrl(lesson.id), { how } satisfies PaymentSent),
    done: {
      title: words.thankYou,
      text: words.coachCanSeeThat(capital(coachOf(lesson)), shortMoney(lesson.price), app),
    },
    failed: words.weCouldntSaveThat,
  });
  return (
    <ActButton variant="outlined" busy={act.isPending} onClick={() => act.mutate()} aria-label={words.iveSentItBy(app)}>
      {words.iveSentIt}
    </ActButton>
  );
};

type AppProps = { app: string; how: PaymentSent["how"]; handle: string; href: string; lesson: LessonView };

const PayByApp = ({ app, how, handle, href, lesson }: AppProps) => (
  <Box sx={{ mt: 1.5 }}>
    <Handle label={app} handle={handle} />
    <Box
      sx={{
        mt: 0.5,
        display: "flex",
        flexWrap: "wrap",
        gap: 1,
        "& .MuiButton-root": { minHeight: 44, px: { xs: 1.5, sm: 2 } },
      }}
    >
      <Button component="a" href={href} target="_blank" rel="noopener noreferrer" variant="contained">
        {words.openApp(app)}
      </Button>
      {!lesson.paymentSent && <SentButton lesson={lesson} how={how} app={app} />}
    </Box>
  </Box>
);

type PayProps = { lesson: LessonView; handles: PaymentHandles; weeks?: readonly LessonView[] };

/**
 * The same once the lesson is known: the apps with everything filled in, and a button that tells the coach. `weeks`: all
 * that were booked with it.
 */
export const PayForLesson = ({ lesson, handles, weeks = [] }: PayProps) => {
  const { price, paymentSent, timesMoved } = lesson;
  const { venmo, cashApp } = handles;
  const apps = appsOf(handles);
  const coach = capital(coachOf(lesson));
  const note = lessonPaymentNote(lesson);
  const isRequest = lesson.status === "pending";
  const each = weeks.length > 1 && (
    <Typography sx={{ mt: 0.5 }}>
      {words.payForEach(seriesPrice(weeks.map(({ price }) => price)), shortDate(lesson.date))}
    </Typography>
  );
  if (!apps)
    return (
      <Frame>
        {each}
        <Typography sx={{ mt: 0.5 }}>{words.payCoachPriceDirectly(coachOf(lesson), shortMoney(price))}</Typography>
      </Frame>
    );
  return (
    <Frame>
      {each}
      <Typography sx={{ mt: 0.5 }} aria-live="polite">
        {paymentSent
          ? words.markedAsSent(
              shortMoney(price),
              paymentSentWords[paymentSent.how],
              shortDate(dateAt(paymentSent.at)),
              coach,
            )
          : [words.sendPriceByApps(shortMoney(price), apps), isRequest && words.notConfirmedUntilPaid]
              .filter(Boolean)
              .join(" ")}
      </Typography>
      {!(paymentSent && timesMoved > 0) && (
        <Typography sx={{ mt: 1, overflowWrap: "anywhere" }}>
          {words.addThisNote}
          <strong>{note}</strong>
        </Typography>
      )}
      {venmo && (
        <PayByApp app={words.venmo} how="venmo" handle={venmo} href={venmoLink(venmo, price, note)} lesson={lesson} />
      )}
      {cashApp && (
        <PayByApp
          app={words.cashApp}
          how="cashapp"
          handle={cashApp}
          href={cashAppLink(cashApp, price)}
          lesson={lesson}
        />
      )}
    </Frame>
  );
};
