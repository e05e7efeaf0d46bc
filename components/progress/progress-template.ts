/** Markup of the progress bar: the one of NProgress has a role that does not exist. The Trusted Types policy allows it. */
export const progressTemplate = '<div class="bar" aria-hidden="true"></div>';
