import { Box } from "@mui/material";
import { useMemo } from "react";
import { useNavigate } from "react-router";
import { type CampView, createRegistrationUrl, type CreateRegistration } from "../../../backend/camps/contract.ts";
import { ApiError, wordsOf } from "../../shared/api.ts";
import { toast } from "../../shared/toastStore.ts";
import { StepTrail } from "../booking/StepTrail.tsx";
import { counted } from "../camps/campWords.ts";
import { OptionStep } from "./OptionStep.tsx";
import { OrderSummary } from "./OrderSummary.tsx";
import { ParentStep } from "./ParentStep.tsx";
import { PlayersStep } from "./PlayersStep.tsx";
import { priceOf } from "./price.ts";
import { Refusal } from "./Refusal.tsx";
import { registrationBody } from "./registrationBody.ts";
import { ReviewStep } from "./ReviewStep.tsx";
import { issuesOf, type Step, stepNames, stepOf, stepReached } from "./steps.ts";
import { useDraft } from "./useDraft.ts";
import { useRegister } from "./useRegister.ts";
import { useSteps } from "./useSteps.ts";

export const columns = {
  mt: 3,
  display: "grid",
  gap: 3,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1.7fr) minmax(0, 1fr)" },
};

/** The four steps beside the camp. `lookAgain`: the camp as it is now. */
export const Wizard = ({ camp, lookAgain }: { camp: CampView; lookAgain: () => Promise<CampView | undefined> }) => {
  const { draft, change } = useDraft(camp.id);
  const { step, arriving, goTo } = useSteps(stepReached(draft));
  const navigate = useNavigate();
  const register = useRegister<CreateRegistration>({
    url: createRegistrationUrl,
    campId: camp.id,
    onDone: (_, { participants }) => {
      toast({
        title: "Registration Successful!",
        text: `${counted(participants.length, "participant")} registered for ${camp.title}.`,
      });
      void navigate(`/camp-registration-success?payment=later&campId=${encodeURIComponent(camp.id)}`);
    },
    onFailed: (error) => {
      toast({
        title: "Registration Failed",
        text: wordsOf(error, "Failed to process registration. Please try again."),
        kind: "destructive",
      });
      const [first] = error instanceof ApiError ? error.issues : [];
      if (first) goTo(stepOf(first).step);
    },
  });
  const complete = (again = false) =>
    register.mutate(registrationBody(camp, draft, again ? { registerAgain: true } : {}));
  const { error } = register;
  const refused = useMemo(() => {
    const issues = error instanceof ApiError ? error.issues : [];
    return { 1: issuesOf(1, issues), 2: issuesOf(2, issues), 3: issuesOf(3, issues) };
  }, [error]);
  const goOn = (step: Step) => {
    register.reset(); // what was refused is mended
    goTo(step);
  };
  const common = { draft, change, arriving };
  return (
    <>
      <StepTrail steps={stepNames} step={step} />
      <Box sx={columns}>
        <Box sx={{ position: { md: "sticky" }, top: 96, order: { md: 2 }, minWidth: 0 }}>
          <OrderSummary camp={camp} draft={draft} />
        </Box>
        {step === 1 && <OptionStep {...common} camp={camp} refused={refused[1][0]?.message} onNext={() => goOn(2)} />}
        {step === 2 && <ParentStep {...common} refused={refused[2]} onBack={() => goTo(1)} onNext={() => goOn(3)} />}
        {step === 3 && (
          <PlayersStep
            {...common}
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
            isPending={register.isPending}
            onComplete={() => complete()}
            refusal={
              error && (
                <Refusal
                  key={register.submittedAt}
                  camp={camp}
                  error={error}
                  total={priceOf(camp, draft, draft.participants.length).total}
                  isPending={register.isPending}
                  onRegisterAgain={() => complete(true)}
                />
              )
            }
          />
        )}
      </Box>
    </>
  );
};
