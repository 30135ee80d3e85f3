import { zodResolver } from "@hookform/resolvers/zod";
import { Alert, Box, Button, Card, Link as Anchor, Typography } from "@mui/material";
import { type FormEvent, useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { Link, useLocation } from "react-router";
import { CustomSessionFocus, RequestLesson, TravelPreference } from "../../../../../backend/lessons/contract.ts";
import { wordsOf } from "../../../../shared/api.ts";
import { customFocusLabel, travelChoice } from "../../../../shared/lessonRequestWords.ts";
import { toast } from "../../../../shared/toastStore.ts";
import { useCurrentUser } from "../../../accounts/currentUser.ts";
import { FormField } from "../../../../shared/forms/FormField.tsx";
import { loginPath } from "../../../accounts/returnAddress.ts";
import { showServerIssues } from "../../../accounts/serverIssues.ts";
import { useAwake } from "../../../waking/rendered.ts";
import { ChoiceField } from "../../../../shared/forms/ChoiceField.tsx";
import { keepRequestDraft, requestDraft } from "./customRequestDraft.ts";
import { useCustomRequest } from "./useCustomRequest.ts";

const Form = RequestLesson.omit({ instructorId: true, instructorName: true });
const required = ["name", "phone", "email", "travelPreference"] as const;
const fields = Object.keys(Form.shape);
const untyped = {
  name: "",
  phone: "",
  email: "",
  sessionFocus: "" as const,
  preferredDates: "",
  preferredTimes: "",
  location: "",
  additionalNotes: "",
};
const travel = TravelPreference.options.map((value) => ({ value, label: travelChoice[value] }));
const half = { display: "grid", gap: 2.5, gridTemplateColumns: { sm: "1fr 1fr" } };
const inPairs = { "& [role=radiogroup]": { display: "grid", gridTemplateColumns: { sm: "1fr 1fr" } } };
/** A robot finds the field in the page; people, also those who listen to it, do not. */
const forRobots = { position: "absolute", left: -9999, width: 1, height: 1, overflow: "hidden" } as const;

/** The wishes of a family. What is typed stays until it is sent, also over the log-in page. */
export const CustomRequestForm = ({ instructorId }: { instructorId: string | undefined }) => {
  const user = useCurrentUser();
  const [isAwake] = useState(useAwake());
  const { pathname, search } = useLocation();
  const request = useCustomRequest();
  const { error, isPending } = request;
  const { control, handleSubmit, getValues, setValue, setError, subscribe, reset, register } = useForm({
    resolver: zodResolver(Form),
    defaultValues: { ...untyped, ...(isAwake && requestDraft()) },
  });
  useEffect(() => {
    if (!isAwake) reset((form) => ({ ...form, ...requestDraft() })); // the page came from a file, which knows no draft
  }, [isAwake, reset]);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepRequestDraft(values) }),
    [subscribe],
  );
  useEffect(() => {
    if (!user) return;
    const known = { name: [user.firstName, user.lastName].join(" "), email: user.email, phone: user.phoneNumber };
    for (const field of ["name", "email", "phone"] as const)
      if (known[field] && !getValues(field)) setValue(field, known[field]);
  }, [user, getValues, setValue]);
  useEffect(() => showServerIssues(error, setError, fields), [error, setError]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    void handleSubmit(
      (wishes) => request.mutate({ ...wishes, ...(instructorId && { instructorId }) }),
      () => {
        if (required.some((name) => !getValues(name)?.trim()))
          toast({
            title: "Required Fields Missing",
            text: "Please fill in all required fields (Name, Phone, Email, Travel Preference).",
            kind: "destructive",
          });
      },
    )();
  };

  return (
    <Card
      component="form"
      method="dialog"
      noValidate
      aria-label="Custom lesson request"
      onSubmit={send}
      sx={{ p: { xs: 2.5, sm: 3 }, display: "grid", gap: 3, position: "relative" }}
    >
      <Typography variant="h3">Whom may we call?</Typography>
      <FormField control={control} name="name" label="Name" autoComplete="name" required />
      <Box sx={half}>
        <FormField control={control} name="phone" label="Phone" type="tel" autoComplete="tel" required />
        <FormField control={control} name="email" label="Email" type="email" autoComplete="email" required />
      </Box>

      <Typography variant="h3">What would suit you?</Typography>
      <Box sx={inPairs}>
        <ChoiceField control={control} name="travelPreference" label="Who travels?" choices={travel} />
      </Box>
      <Box sx={half}>
        <FormField
          control={control}
          name="preferredDates"
          label="Preferred dates"
          helperText="For example: Saturdays in May"
        />
        <FormField
          control={control}
          name="preferredTimes"
          label="Preferred times"
          helperText="For example: after 5 PM"
        />
      </Box>
      <Box sx={half}>
        <FormField
          control={control}
          name="location"
          label="Location"
          helperText="A field, a park, a cage, a ZIP code"
        />
        <FormField
          control={control}
          name="sessionFocus"
          label="Session focus"
          select
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">Not sure yet</option>
          {CustomSessionFocus.options.map((focus) => (
            <option key={focus} value={focus}>
              {customFocusLabel[focus]}
            </option>
          ))}
        </FormField>
      </Box>
      <FormField
        control={control}
        name="additionalNotes"
        label="Anything else"
        helperText="Age and level of the player, two players at once, a game coming up"
        multiline
        minRows={3}
      />
      <Box aria-hidden sx={forRobots}>
        <label>
          Topic <input {...register("topic")} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </Box>

      {error && (
        <Alert severity="error">
          {wordsOf(error, "Please try again or contact support directly.")} Everything you typed is still here.
        </Alert>
      )}
      {user === null && (
        <Alert severity="info">
          You can send this without an account.{" "}
          <Anchor component={Link} to={loginPath(pathname + search)}>
            Log in first
          </Anchor>{" "}
          to follow it on your dashboard; what you typed stays.
        </Alert>
      )}
      <Button type="submit" variant="contained" color="stitch" size="large" disabled={isPending || user === undefined}>
        {isPending ? "Sending..." : "Send request"}
      </Button>
    </Card>
  );
};
