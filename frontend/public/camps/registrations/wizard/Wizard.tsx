import { Box, Skeleton } from "@mui/material";
import { Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { type CampView, createRegistrationUrl } from "../../../../../backend/camps/contract.ts";
import { ApiError } from "../../../../shared/api.ts";
import { toast } from "../../../../shared/toastStore.ts";
import { onDemand } from "../../../frame/onDemand.tsx";
import { StepTrail } from "../../../forms/StepTrail.tsx";
import { whenActing } from "../../../waking/moments.ts";
import { useAwake } from "../../../waking/rendered.ts";
import { successPath } from "../../money/paths.ts";
import { OptionStep } from "./OptionStep.tsx";
import { OrderSummary } from "./OrderSummary.tsx";
import { priceOf } from "./price.ts";
import { Refusal } from "./Refusal.tsx";
import { registrationBody } from "./registrationBody.ts";
import { chosenIn, draftFor, emptyDraft, keepDraft, keptDraft, type RegistrationDraft } from "./registrationDraft.ts";
import { firstStepOf, issuesIn, issuesOf, ParentForm, type Step, stepNames, stepOf, stepReached } from "./steps.ts";
import { useFamily } from "./useFamily.ts";
import { useRegister } from "./useRegister.ts";
import { wizardWords as words } from "../../words.ts";

const name = "step";
const steps = [1, 2, 3, 4] as const;

/**
 * The step is in the address, so that Back and reload work. It is never beyond what has been filled in, nor before the
 * first. `arriving`: the user has moved to it, so its heading takes the focus.
 */
const useSteps = ({ first, reached }: { first: Step; reached: Step }) => {
  const [params, setParams] = useSearchParams();
  const asked = steps.find((step) => String(step) === params.get(name)) ?? first;
  const step = steps[Math.max(first, Math.min(asked, reached)) - 1] ?? first;
  const [opened] = useState(step);
  const [arriving, setArriving] = useState(false);
  if (!arriving && step !== opened) setArriving(true);
  const goTo = useCallback(
    (step: Step) => setParams(step === first ? {} : { [name]: String(step) }, { preventScrollReset: true }),
    [setParams, first],
  );
  return { step, arriving, goTo };
};

/** What is typed for a camp. Each change is kept for a reload of this tab. */
const useDraft = (camp: CampView) => {
  const isAwake = useAwake(); // what this browser keeps is in no page of the server's
  const [typed, setDraft] = useState(() => (isAwake && keptDraft(camp.id)) || emptyDraft(camp.id));
  const draft = useMemo(() => draftFor(camp, typed), [camp, typed]); // the camp may change under it
  const [isTyped, setIsTyped] = useState(false);
  const [wasAwake, setWasAwake] = useState(isAwake);
  if (isAwake && !wasAwake) {
    setWasAwake(true);
    setDraft((before) => keptDraft(camp.id) ?? before);
  }
  const change = useCallback((part: Partial<RegistrationDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setIsTyped(true);
  }, []);
  useEffect(() => {
    if (isTyped) keepDraft(typed);
  }, [typed, isTyped]); // only then: once registered it is forgotten, and the camp fetched again
  return { draft, change };
};

// The first step is what most people open, and it needs no text fields.
const ParentStep = onDemand(async () => (await import("./ParentStep.tsx")).ParentStep, "ParentStep");
const PlayersStep = onDemand(async () => (await import("./PlayersStep.tsx")).PlayersStep, "PlayersStep");
const ReviewStep = onDemand(async () => (await import("./ReviewStep.tsx")).ReviewStep, "ReviewStep");
/** The server draws the first step of any camp, and a browser takes over what is typed there. */
export const ready = () => ParentStep.load().catch(() => {});
const loadSteps = () => void Promise.all([ParentStep.load(), PlayersStep.load(), ReviewStep.load()]).catch(() => {});

const waiting = <Skeleton variant="rounded" height={620} sx={{ borderRadius: "16px" }} />;

export const columns = {
  mt: 3,
  display: "grid",
  gap: 3,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1.7fr) minmax(0, 1fr)" },
};

/** Errors of fields. A conflict (409) names children too, but the review itself says what to do. */
const fieldIssues = (error: Error | null) => (error instanceof ApiError && error.status === 422 ? error.issues : []);

/** The four steps beside the camp. `lookAgain`: the camp as it is now. */
export const Wizard = ({ camp, lookAgain }: { camp: CampView; lookAgain: () => Promise<CampView | undefined> }) => {
  const first = firstStepOf(camp);
  const family = useFamily(camp.id);
  const { draft: typed, change } = useDraft(camp);
  const { isFamily } = family;
  const draft = useMemo(() => ({ ...typed, participants: chosenIn(typed.participants, isFamily) }), [typed, isFamily]);
  const { step, arriving, goTo } = useSteps({ first, reached: stepReached(draft) });
  const navigate = useNavigate();
  const register = useRegister({
    campId: camp.id,
    failed: { title: words.registrationFailed, text: words.failedToProcessRegistration },
    onDone: ({ participantCount }) => {
      toast({
        title: words.registrationSuccessful,
        text: words.playersRegisteredFor(participantCount, camp.title),
      });
      void navigate(successPath({ payment: "later", campId: camp.id }));
    },
    onRefused: (error) => {
      const [first] = fieldIssues(error);
      if (first) goTo(stepOf(first));
    },
  });
  const [sent, setSent] = useState(draft.participants); // the form may hold others once the answer comes
  const complete = (registerAgain = false) => {
    setSent(draft.participants);
    return register.send({
      url: createRegistrationUrl,
      body: registrationBody(camp, draft, {
        paymentMethod: ParentForm.parse(draft.parentInfo).paymentMethod,
        ...(registerAgain && { registerAgain }),
      }),
    });
  };
  const { error } = register;
  const refused = useMemo(() => {
    const issues = issuesIn({ participants: sent }, fieldIssues(error));
    return { 1: issuesOf(1, issues), 2: issuesOf(2, issues), 3: issuesOf(3, issues) };
  }, [error, sent]);
  const goOn = (step: Step) => {
    register.startOver(); // what was refused has been corrected
    goTo(step);
  };
  useEffect(() => whenActing(loadSteps), []);
  const common = { draft, change, arriving };
  return (
    <>
      <StepTrail steps={stepNames.slice(first - 1)} step={step - first + 1} />
      <Box sx={columns}>
        {/* On a phone the camp comes first at the first step, then the step does; the review repeats it anyway. */}
        <Box
          sx={{
            position: { md: "sticky" },
            top: 96,
            minWidth: 0,
            order: { xs: step === first ? 0 : 2, md: 2 },
            display: { xs: step === 4 ? "none" : "block", md: "block" },
          }}
        >
          <OrderSummary camp={camp} draft={draft} isPriceBeside={step === 1} />
        </Box>
        <Suspense fallback={waiting}>
          {step === 1 && <OptionStep {...common} camp={camp} refused={refused[1][0]?.message} onNext={() => goOn(2)} />}
          {step === 2 && (
            <ParentStep
              {...common}
              refused={refused[2]}
              onBack={first === 1 ? () => goTo(1) : undefined}
              onNext={() => goOn(3)}
            />
          )}
          {step === 3 && family.isLoading && waiting}
          {step === 3 && !family.isLoading && (
            <PlayersStep
              {...common}
              family={family}
              camp={camp}
              lookAgain={lookAgain}
              refused={refused[3]}
              onBack={() => goTo(2)}
              onNext={() => goOn(4)}
            />
          )}
          {step === 4 && (
            <ReviewStep
              camp={camp}
              draft={draft}
              arriving={arriving}
              goTo={goTo}
              isPending={register.sending}
              onComplete={() => void complete()}
              refusal={
                error && (
                  <Refusal
                    key={register.sentAt}
                    camp={camp}
                    error={error}
                    total={priceOf(camp, draft, draft.participants.length).total}
                    isPending={register.sending}
                    onRegisterAgain={() => void complete(true)}
                  />
                )
              }
            />
          )}
        </Suspense>
      </Box>
    </>
  );
};
