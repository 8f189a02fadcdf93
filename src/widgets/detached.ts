// Spread over every native control: the empty id names no form, so a host's <form> around the surface neither submits on
// Enter, nor resets, nor collects the control (ACT-7; HTML §4.10.17.3, form owner).
export const detached = { form: '' } as const
