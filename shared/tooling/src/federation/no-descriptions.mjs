/** Stands for federation's sentences for its error codes, which the shell leaves out. */
export const runtimeDescMap = {}
export const buildDescMap = {}
export const typeDescMap = {}
export const errorDescMap = {}
